import type { treatments } from '../spa/tables.js';

type Treatment = Omit<typeof treatments.$inferInsert, 'position'>;

const daily = {
  availability: 'Daily, 09:00 to 21:30',
  isPopular: false,
  isRefundable: true,
  displayStatus: 'available',
};

/** Fifteen treatments; one without a specialist and one without durations, so that defaults show. */
export const treatmentRecords: Treatment[] = [
  {
    ...daily,
    id: 'hammam-ritual',
    title: 'Hammam Ritual',
    description:
      'Steam first, then black soap and a slow exfoliation on warm stone. It ends with rose water and mint tea in the resting room.',
    categoryId: 'hammam',
    specialistId: 'layla',
    images: ['hammam.webp'],
    durations: [
      { minutes: 60, price: 90 },
      { minutes: 90, price: 125.5 },
    ],
    isPopular: true,
  },
  {
    ...daily,
    id: 'frankincense-massage',
    title: 'Frankincense Massage',
    description:
      'Long, even strokes with oil pressed from Dhofar resin. The pressure is agreed with you before we begin.',
    categoryId: 'massage',
    specialistId: 'wayan',
    images: ['massage.webp'],
    durations: [
      { minutes: 30, price: 55 },
      { minutes: 60, price: 95 },
      { minutes: 90, price: 130 },
    ],
    isPopular: true,
  },
  {
    ...daily,
    id: 'sea-salt-scrub',
    title: 'Sea Salt Scrub',
    description:
      'Coarse salt from the Gulf of Oman with lime and olive oil, rinsed off in the warm room.',
    categoryId: 'hammam',
    specialistId: 'aisha',
    images: ['/uploads/content/gallery-4.webp'],
    durations: [{ minutes: 45, price: 70 }],
  },
  {
    ...daily,
    id: 'rose-facial',
    title: 'Jebel Akhdar Rose Facial',
    description:
      'Cleansing, steam and a mask with damask rose from the Green Mountain. For dry skin and for skin that has had too much sun.',
    categoryId: 'facial',
    specialistId: 'maria',
    images: ['facial.webp'],
    durations: [
      { minutes: 60, price: 85 },
      { minutes: 75, price: 105 },
    ],
  },
  {
    ...daily,
    id: 'hydrating-facial',
    title: 'After-Sun Facial',
    description: 'Aloe, cucumber and cold stones for skin that spent the day on the boat.',
    categoryId: 'facial',
    specialistId: 'elena',
    images: ['facial.webp'],
    durations: [{ minutes: 45, price: 68 }],
    displayStatus: 'limited',
  },
  {
    ...daily,
    id: 'massage-for-two',
    title: 'Massage for Two',
    description: 'Two tables, two therapists, one room behind a carved screen.',
    categoryId: 'couples',
    specialistId: 'noor',
    images: ['couples.webp'],
    durations: [
      { minutes: 60, price: 180 },
      { minutes: 90, price: 245 },
    ],
    isPopular: true,
  },
  {
    ...daily,
    id: 'hammam-for-two',
    title: 'Private Hammam for Two',
    description:
      'The hammam to yourselves for an hour and a half, with one attendant and fresh fruit after.',
    categoryId: 'couples',
    specialistId: 'layla',
    images: ['hammam.webp'],
    durations: [{ minutes: 90, price: 210 }],
    isRefundable: false,
    displayStatus: 'limited',
  },
  {
    ...daily,
    id: 'deep-tissue',
    title: 'Deep Tissue Massage',
    description:
      'Slow work on back, neck and shoulders, for divers, drivers and people who sit too long.',
    categoryId: 'massage',
    specialistId: 'wayan',
    images: ['massage.webp'],
    durations: [
      { minutes: 60, price: 105 },
      { minutes: 90, price: 145 },
    ],
  },
  {
    ...daily,
    id: 'foot-ritual',
    title: 'Walker’s Foot Ritual',
    description:
      'A warm salt bath, then thirty minutes for feet and calves. Good after a day in the wadi.',
    categoryId: 'massage',
    specialistId: 'aisha',
    images: ['massage.webp'],
    durations: [{ minutes: 30, price: 45 }],
  },
  {
    ...daily,
    id: 'prenatal-massage',
    title: 'Prenatal Massage',
    description: 'Lying on the side, with cushions and unscented oil. From the fourth month on.',
    categoryId: 'massage',
    specialistId: 'maria',
    images: ['massage.webp'],
    durations: [{ minutes: 60, price: 98 }],
  },
  {
    ...daily,
    id: 'head-and-neck',
    title: 'Head and Neck',
    description:
      'Half an hour on the table, in your own clothes and without oil. Back at the beach in time for lunch.',
    categoryId: 'massage',
    specialistId: 'elena',
    images: ['massage.webp'],
    durations: [{ minutes: 30, price: 48 }],
    isRefundable: false,
  },
  {
    ...daily,
    id: 'morning-yoga',
    title: 'Morning Yoga in the Majlis',
    description:
      'A quiet hour on the rug, before breakfast, while the sun comes through the carved windows. For beginners and for those who have practised for years.',
    categoryId: 'movement',
    specialistId: 'noor',
    images: ['/uploads/halls/majlis.webp'],
    durations: [{ minutes: 60, price: 25 }],
    availability: 'Sunday to Thursday',
  },
  {
    ...daily,
    id: 'breath-and-stretch',
    title: 'Breath and Stretch',
    description:
      'One to one, on the terrace under the bougainvillea: joints, breath, and a sequence to take home on one sheet of paper.',
    categoryId: 'movement',
    specialistId: 'elena',
    images: ['/uploads/content/gallery-1.webp'],
    durations: [
      { minutes: 45, price: 60 },
      { minutes: 60, price: 75 },
    ],
  },
  {
    ...daily,
    id: 'clay-wrap',
    title: 'Bahla Clay Wrap',
    description:
      'Warm clay from Bahla, linen sheets, twenty minutes of quiet, and a shower that takes its time.',
    categoryId: 'hammam',
    specialistId: 'aisha',
    images: ['hammam.webp'],
    durations: [{ minutes: 75, price: 110 }],
    isPopular: true,
  },
  {
    ...daily,
    id: 'float-pool',
    title: 'Salt Pool by Candlelight',
    description:
      'The float pool after closing time, for one or two, with towels warmed on the stone.',
    categoryId: 'hammam',
    images: ['salt-pool.webp'],
    durations: [],
    displayStatus: 'limited',
  },
];
