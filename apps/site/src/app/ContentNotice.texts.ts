export const texts = {
  standingTexts: 'Our standing texts are shown meanwhile. Load the page again to see today’s.',
};
