import { searchText } from '../text/index.js';
import type { Translation } from '../words/index.js';
import { texts } from './filter-treatments.texts.js';
import type { Treatment } from './treatment.schema.js';

interface FilterRule {
  /** What the address calls it. */
  parameter: string;
  /** Whether a treatment passes, where something is asked for. */
  passes: (treatment: Treatment, asked: string) => boolean;
}

/** Every filter of the spa page (spec 2, Spa): panel, address and list go by it. */
export const treatmentFilters = {
  search: {
    parameter: 'search',
    passes: ({ title, description }, asked) =>
      [title, description].some((text) => searchText(text).includes(searchText(asked.trim()))),
  },
  categoryId: {
    parameter: 'category',
    passes: ({ categoryId }, asked) => categoryId._id === asked,
  },
  specialistId: {
    parameter: 'specialist',
    passes: ({ specialistId }, asked) => specialistId === asked,
  },
} as const satisfies Record<string, FilterRule>;

/** The filter panel; an empty text filters nothing. */
export type TreatmentFilter = { -readonly [Name in keyof typeof treatmentFilters]: string };

/** What the address of the spa page may say of its filters. */
export type TreatmentParameter = (typeof treatmentFilters)[keyof TreatmentFilter]['parameter'];

export const treatmentFilterNames = Object.keys(treatmentFilters) as (keyof TreatmentFilter)[];

/** A filter of which `ask` tells each part. */
export function treatmentFilterOf(ask: (name: keyof TreatmentFilter) => string): TreatmentFilter {
  const parts = treatmentFilterNames.map((name) => [name, ask(name)]);
  return Object.fromEntries(parts) as TreatmentFilter;
}

export const noTreatmentFilter = treatmentFilterOf(() => '');

/** 'Clear All Filters' appears when any filter is set (spec 2, Spa). */
export function isTreatmentFilterSet(filter: TreatmentFilter): boolean {
  return Object.values(filter).some((value: string) => value.trim() !== '');
}

/** What passes every filter that asks for something. */
export function filterTreatments(
  treatments: readonly Treatment[],
  filter: TreatmentFilter,
): Treatment[] {
  return treatments.filter((treatment) =>
    treatmentFilterNames.every(
      (name) => !filter[name] || treatmentFilters[name].passes(treatment, filter[name]),
    ),
  );
}

/** 'Showing N service(s)' (spec 2, Spa). */
export function treatmentsShown(count: number, t: Translation<typeof texts> = texts): string {
  return t.shown({ count });
}
