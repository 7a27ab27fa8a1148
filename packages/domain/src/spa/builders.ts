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
