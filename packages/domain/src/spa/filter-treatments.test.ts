import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTreatment } from './builders.js';
import {
  filterTreatments,
  isTreatmentFilterSet,
  noTreatmentFilter,
  treatmentsShown,
} from './filter-treatments.js';

const hammam = buildTreatment();
const massage = buildTreatment({
  _id: 'massage',
  title: 'Frankincense Massage',
  description: 'Long strokes with oil pressed from Dhofar resin.',
  categoryId: { _id: 'massage', name: 'Massage' },
  specialistId: 'wayan',
  specialist: 'Wayan Putra',
});
const stretch = buildTreatment({
  _id: 'stretch',
  title: 'Sunrise Stretch',
  description: 'On the lawn, before the heat. Ends with rose tea.',
  categoryId: { _id: 'movement', name: 'Movement' },
  specialistId: undefined,
  specialist: undefined,
});
const all = [hammam, massage, stretch];
const ids = (filter: Partial<typeof noTreatmentFilter>) =>
  filterTreatments(all, { ...noTreatmentFilter, ...filter }).map(({ _id }) => _id);

describe('the filter panel (spec 2, Spa) [S2.spa.5]', () => {
  it.each([
    ['nothing set', {}, ['hammam-ritual', 'massage', 'stretch']],
    ['a word of a title', { search: 'massage' }, ['massage']],
    ['a word of a title in another case', { search: 'HAMMAM' }, ['hammam-ritual']],
    ['a word of two descriptions', { search: 'Rose' }, ['hammam-ritual', 'stretch']],
    ['blanks around the word', { search: '  dhofar ' }, ['massage']],
    ['blanks alone', { search: '   ' }, ['hammam-ritual', 'massage', 'stretch']],
    ['signs are no pattern', { search: '.*' }, []],
    ['a category', { categoryId: 'movement' }, ['stretch']],
    ['a specialist', { specialistId: 'wayan' }, ['massage']],
    ['a specialist, whom another treatment lacks', { specialistId: 'layla' }, ['hammam-ritual']],
    [
      'all three at once',
      { search: 'oil', categoryId: 'massage', specialistId: 'wayan' },
      ['massage'],
    ],
    ['a category without the word', { search: 'rose', categoryId: 'massage' }, []],
    ['an unknown category', { categoryId: 'none' }, []],
  ])('%s', (_name, filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });

  it('each filter only ever narrows, and keeps the order', () => {
    const text = fc.constantFrom('', 'rose', 'a', 'E', 'zz');
    const category = fc.constantFrom('', 'hammam', 'massage', 'movement');
    const specialist = fc.constantFrom('', 'layla', 'wayan');
    fc.assert(
      fc.property(text, category, specialist, (search, categoryId, specialistId) => {
        const found = ids({ search, categoryId, specialistId });
        const wider = [ids({ search }), ids({ categoryId }), ids({ specialistId })];
        const expected = all
          .map(({ _id }) => _id)
          .filter((id) => wider.every((list) => list.includes(id)));
        expect(found).toEqual(expected);
      }),
    );
  });

  it('can be cleared when any filter is set [S2.spa.7]', () => {
    expect(isTreatmentFilterSet(noTreatmentFilter)).toBe(false);
    expect(isTreatmentFilterSet({ ...noTreatmentFilter, search: ' ' })).toBe(false);
    expect(isTreatmentFilterSet({ ...noTreatmentFilter, search: 'a' })).toBe(true);
    expect(isTreatmentFilterSet({ ...noTreatmentFilter, categoryId: 'hammam' })).toBe(true);
    expect(isTreatmentFilterSet({ ...noTreatmentFilter, specialistId: 'layla' })).toBe(true);
  });

  it('counts in the specification’s words [S2.spa.8]', () => {
    expect(treatmentsShown(0)).toBe('Showing 0 service(s)');
    expect(treatmentsShown(1)).toBe('Showing 1 service(s)');
    expect(treatmentsShown(14)).toBe('Showing 14 service(s)');
  });
});
