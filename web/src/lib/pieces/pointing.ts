/** How things are pointed at: by a mouse, a finger or the keyboard. */

type Look = (isLookedAt: boolean) => void;

/** The handlers of a thing that is looked at while the pointer or the focus is on it. */
export const lookedAt = (onlook: Look | undefined) => ({
  onmouseenter: () => onlook?.(true),
  onmouseleave: (event: MouseEvent) => lookAway(event, onlook),
  onfocus: () => onlook?.(true),
  onblur: (event: FocusEvent) => lookAway(event, onlook),
});

/** Nobody looks away from a thing that is taken away: it is still in its place when its focus goes, so this waits. */
function lookAway(event: MouseEvent | FocusEvent, onlook: Look | undefined): void {
  const thing = event.currentTarget as Element;
  const isGone = (): boolean => !thing.isConnected || thing.closest('[inert]') !== null;
  const tell = (): void => {
    if (!isGone()) onlook?.(false);
  };
  if (event.relatedTarget) tell();
  else queueMicrotask(tell);
}

/** What a click was made with: `mouse`, `touch`, `pen` or `key`. */
export const pointerOf = (click: Event): string => (click instanceof PointerEvent ? click.pointerType : 'key');
