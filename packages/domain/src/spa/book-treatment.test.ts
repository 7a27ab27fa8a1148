import { describe, expect, it } from 'vitest';
import { SAMPLE_TODAY } from '../calendar/builders.js';
import { choiceExamples, completeChoice } from './book-treatment.examples.js';
import {
  checkTreatmentBooking,
  isBookable,
  quoteTreatment,
  treatmentBooking,
} from './book-treatment.js';
import { buildTreatment } from './builders.js';
import { spaMessages } from './messages.js';

const today = SAMPLE_TODAY;
const guest = { name: 'Layla Haddad', phone: '+96892123456' };

describe('what must be chosen (spec 5, Spa) [S5.spa.2, S5.spa.4]', () => {
  it.each(choiceExamples)('$name', ({ choice, problem }) => {
    expect(checkTreatmentBooking(buildTreatment(), choice, { today })).toBe(problem);
  });

  it('in the specification’s words (spec 8)', () => {
    expect(spaMessages['spa.incomplete']).toBe('Please complete all booking details');
  });

  it('a record without durations shows $100 and is never charged it (ruling 4) [S9.payment.3]', () => {
    const silent = buildTreatment({ durations: [] });
    const choice = { ...completeChoice, minutes: 60 };
    expect(isBookable(silent)).toBe(false);
    expect(quoteTreatment(silent, 60)).toBeUndefined();
    expect(checkTreatmentBooking(silent, choice, { today })).toBe('spa.by-arrangement');
  });
});

describe('the booking payload (spec 3, Spa booking payload)', () => {
  it('is the service with its chosen price and the details [S3.spa.2]', () => {
    const treatment = buildTreatment();
    expect(treatmentBooking(treatment, completeChoice, guest)).toEqual({
      ...treatment,
      price: 125.5,
      totalPrice: 125.5,
      bookingDetails: {
        duration: '90 minutes',
        specialist: 'Layla Haddad',
        category: 'Hammam',
        serviceDate: '2026-12-01',
        serviceTime: '10:30',
        appointmentDateTime: '2026-12-01T10:30',
        guestName: 'Layla Haddad',
        phone: '+96892123456',
      },
    });
  });

  it('has the category ‘Spa Service’ where the record names none', () => {
    const treatment = buildTreatment({ categoryId: { _id: '', name: '' }, specialist: undefined });
    expect(treatmentBooking(treatment, completeChoice, guest).bookingDetails).toMatchObject({
      category: 'Spa Service',
      specialist: '',
    });
  });
});
