"""Threads that run the same code at once: which one is running, and which shall go on first."""


def this_thread() -> int:
    """The number of the thread that asks. Only a GPU has more than one for the same code."""
    return 0


def goes_first(phase: int) -> bool:
    """Whether a thread in this phase of a turn goes on now. Of threads that a GPU runs together, most have to agree."""
    return True
