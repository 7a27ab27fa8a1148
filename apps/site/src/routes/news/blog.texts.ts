export const texts = {
  title: 'News',
  description: 'What is new at the house: evenings, offers, and the stone in the hammam.',
  intro: 'What has changed, and what is about to.',
};
