const GAP_PX = 6;
/** Between the panel and the edge of the window. */
const EDGE_PX = 8;

/**
 * Puts a panel in the window under its field, or over it where there is no room below. Where neither
 * has room, it is at the window's edge and covers the field.
 */
export function placePanel(panel: HTMLElement, field: HTMLElement, dir: 'ltr' | 'rtl'): void {
  const { top, bottom, left, right } = field.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  // Not `clientWidth`, which counts the gutter of a scrollbar that is not there.
  const { offsetWidth, clientHeight } = document.documentElement;
  const [maxLeft, maxTop] = [offsetWidth - EDGE_PX - width, clientHeight - EDGE_PX - height];
  const below = bottom + GAP_PX;
  const above = top - GAP_PX - height;
  const wanted = below > maxTop && above >= EDGE_PX ? above : below;
  panel.style.top = `${Math.max(EDGE_PX, Math.min(wanted, maxTop))}px`;
  panel.style.left = `${Math.max(EDGE_PX, Math.min(dir === 'rtl' ? right - width : left, maxLeft))}px`;
}
