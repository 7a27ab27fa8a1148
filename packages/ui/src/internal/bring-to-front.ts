/** Shows a popover before all else that stands in the browser's top layer. */
export function bringToFront(popover: HTMLElement): void {
  popover.hidePopover();
  popover.showPopover();
}
