import { catalogue } from '../words/en.js';

export const texts = catalogue('articles', {
  lanternTitle: 'Lantern nights return to the shore',
  lanternSummary:
    'From November the long table is laid outdoors again, one evening a week. Forty places, one menu, and the oud player who came last year.',
  quietWeeksTitle: 'Stay three nights in the quiet weeks',
  quietWeeksSummary:
    'Between the holidays the house is half full and the sea is warm. Who stays three nights is given the better room when it is free.',
  newStoneTitle: 'The hammam has a new stone',
  newStoneSummary:
    'It took eleven men and a tide table to bring it in. The marble comes from Al Hajar and stays warm until midnight.',
  lanternPicture: 'Lanterns on both sides of a paved walk that leads to the sea at dusk',
  author: 'Salma Al Balushi',
  shoreCoolsDown:
    'The shore cools down in the first week of November. That is when we carry the long table out, line the walk to the sea with sixty lanterns and, one evening a week, lay no separate tables.',
  oneMenu:
    'There is one menu, and it is written in the afternoon. Yusuf cooks what the boats brought, so nobody can say in advance whether it will be kingfish or grouper. There is always a dish without fish and without meat, and it is never the side of something else.',
  theEvening:
    'The evening begins at seven with kahwa and dates. Dinner is at eight. Khalid Al Saidi plays the oud between the courses, quietly enough to talk over, and a little longer afterwards for those who stay.',
  whoMayCome:
    'You need not be staying at the hotel. Forty places are forty places, though, and regulars book early. If you come by car, park at the upper gate and walk down through the garden: the path is lit.',
});
