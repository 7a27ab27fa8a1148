/**
 * The second look, in dark, holds the hotel's dark colours to level AAA. Where a story shows light
 * beside dark, AA holds for both, as it does for light everywhere.
 */
const bothThemesOnShow = { rules: { 'color-contrast-enhanced': { enabled: false } } };

/** Of every story that shows a foundation: the whole frame, nothing to set. */
export const specimenParameters = {
  layout: 'fullscreen',
  controls: { disable: true },
  a11y: { options: bothThemesOnShow },
};

/** They are in English, which is read from the left. */
export const specimenGlobals = { locale: 'en', direction: 'language' };
