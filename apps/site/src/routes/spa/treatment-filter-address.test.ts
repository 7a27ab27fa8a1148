import { noTreatmentFilter } from '@vestibule/domain/spa';
import { describe, expect, test } from 'vitest';
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
});
