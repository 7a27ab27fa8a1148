import type { Complete } from '../record/index.js';
import type { Specialist, Treatment, TreatmentCategory } from './treatment.schema.js';

export function buildTreatment(overrides: Partial<Treatment> = {}): Treatment {
  return {
    _id: 'hammam-ritual',
    title: 'Hammam Ritual',
    description: 'Steam, black soap and a slow exfoliation on warm stone, then rose water.',
    categoryId: { _id: 'hammam', name: 'Hammam' },
    specialistId: 'layla',
    specialist: 'Layla Haddad',
    images: ['hammam.webp'],
    durations: [
      { minutes: 60, price: 90 },
      { minutes: 90, price: 125.5 },
    ],
    availability: 'Daily',
    isPopular: true,
    isRefundable: true,
    displayStatus: 'available',
    ...overrides,
  } satisfies Complete<Treatment>;
}

const massage = {
  categoryId: { _id: 'massage', name: 'Massage' },
  specialistId: 'wayan',
  specialist: 'Wayan Putra',
};
const facial = { categoryId: { _id: 'facial', name: 'Facials' } };
const others: readonly Partial<Treatment>[] = [
  {
    ...massage,
    _id: 'frankincense-massage',
    title: 'Frankincense Massage',
    description: 'Long, even strokes with oil pressed from Dhofar resin.',
    images: ['massage.webp'],
    durations: [
      { minutes: 30, price: 55 },
      { minutes: 60, price: 95 },
    ],
  },
  {
    ...facial,
    _id: 'rose-facial',
    title: 'Rose Facial',
    description: 'Cleansing, steam and a mask with damask rose from the Green Mountain.',
    images: ['facial.webp'],
    durations: [{ minutes: 60, price: 85 }],
    isPopular: false,
  },
  {
    _id: 'sea-salt-scrub',
    title: 'Sea Salt Scrub',
    description: 'Coarse salt from the Gulf of Oman with lime and olive oil.',
    images: ['/uploads/content/gallery-4.webp'],
    durations: [{ minutes: 45, price: 70 }],
    isPopular: false,
  },
  {
    ...massage,
    _id: 'massage-for-two',
    title: 'Massage for Two',
    description: 'Two tables, two therapists, one room behind a carved screen.',
    images: ['couples.webp'],
    durations: [
      { minutes: 60, price: 180 },
      { minutes: 90, price: 245 },
    ],
  },
  {
    _id: 'salt-pool',
    title: 'Salt Pool by Candlelight',
    description: 'The float pool after closing time, with towels warmed on the stone.',
    specialistId: undefined,
    specialist: undefined,
    images: ['salt-pool.webp'],
    durations: [{ minutes: 45, price: 60 }],
    isPopular: false,
    isRefundable: false,
    displayStatus: 'limited',
  },
  {
    ...massage,
    _id: 'deep-tissue',
    title: 'Deep Tissue Massage',
    description: 'Slow work on back, neck and shoulders.',
    images: ['massage.webp'],
    durations: [{ minutes: 60, price: 105 }],
    isPopular: false,
  },
  {
    ...facial,
    _id: 'after-sun-facial',
    title: 'After-Sun Facial',
    description: 'Aloe, cucumber and cold stones for skin that spent the day on the boat.',
    images: ['facial.webp'],
    durations: [{ minutes: 45, price: 68 }],
    isPopular: false,
  },
];

/** Eight treatments of three categories, each with words, durations and prices of its own. */
export function buildTreatments(): Treatment[] {
  return [buildTreatment(), ...others.map((own) => buildTreatment(own))];
}

export function buildTreatmentCategory(
  overrides: Partial<TreatmentCategory> = {},
): TreatmentCategory {
  return {
    _id: 'hammam',
    name: 'Hammam',
    serviceCount: 3,
    status: 'active',
    ...overrides,
  } satisfies Complete<TreatmentCategory>;
}

export function buildSpecialist(overrides: Partial<Specialist> = {}): Specialist {
  return {
    _id: 'layla',
    firstName: 'Layla',
    lastName: 'Haddad',
    status: 'active',
    photo: undefined,
    ...overrides,
  } satisfies Complete<Specialist>;
}
