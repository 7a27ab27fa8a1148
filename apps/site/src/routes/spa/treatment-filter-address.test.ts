import {
  noTreatmentFilter,
  treatmentFilterOf,
  treatmentFilters,
  type TreatmentFilter,
} from '@vestibule/domain/spa';
import { describe, expect, test } from 'vitest';
import { pageQuery } from '../../page-queries.js';
import { readTreatmentSearch, treatmentQuery } from './treatment-filter-address.js';

const read = (query: string) => readTreatmentSearch(new URLSearchParams(query));

describe('the spa page’s address (spec 2, Spa)', () => {
  test('without a query nothing is filtered', () => {
    expect(read('')).toEqual({ filter: noTreatmentFilter, page: 1 });
  });

  test.each([
    'search=rose+water&category=hammam&specialist=layla&page=2',
    'category=massage',
    'search=%26%3D%23&page=3',
    '',
  ])('%s is written as it is read', (query) => {
    expect(treatmentQuery(read(query)).toString()).toBe(query);
  });

  test('what is not set, and page 1, stay out of it', () => {
    const filter = { ...noTreatmentFilter, search: '  ' };
    expect(treatmentQuery({ filter, page: 1 }).toString()).toBe('');
  });

  test('every filter has its key in the address, and is read again', () => {
    const filter = treatmentFilterOf((name) => `asked for by ${name}`);
    expect(read(treatmentQuery({ filter, page: 2 }).toString())).toEqual({ filter, page: 2 });
    const one = new URLSearchParams();
    for (const { parameter } of Object.values(treatmentFilters)) one.set(parameter, 'asked');
    const url = { pathname: '/spa', search: `?${one.toString()}` };
    expect(pageQuery(url).toString()).toBe(one.toString());
  });

  test('a filter that is forgotten is a type error', () => {
    // @ts-expect-error the specialist is not said
    const filter: TreatmentFilter = { search: '', categoryId: '' };
    expect(filter).not.toEqual(noTreatmentFilter);
  });
});
