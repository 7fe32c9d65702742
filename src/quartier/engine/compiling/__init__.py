"""From plain functions to compiled ones: binding, records, the processor's compiler and the GPU's."""
