/** How things are pointed at: by a mouse, a finger or the keyboard. */

/** The handlers of a thing that is looked at while the pointer or the focus is on it. */
export const lookedAt = (onlook: ((isLookedAt: boolean) => void) | undefined) => ({
  onmouseenter: () => onlook?.(true),
  onmouseleave: () => onlook?.(false),
  onfocus: () => onlook?.(true),
  onblur: () => onlook?.(false),
});

/** What a click was made with: `mouse`, `touch`, `pen` or `key`. */
export const pointerOf = (click: Event): string => (click instanceof PointerEvent ? click.pointerType : 'key');
