import { SAMPLE_TODAY } from '../calendar/builders.js';
import type { TreatmentChoice } from './book-treatment.js';
import type { SpaProblem } from './problems.js';

export const completeChoice = { minutes: 90, date: '2026-12-01', time: '10:30' };

interface ChoiceExample {
  name: string;
  choice: TreatmentChoice;
  problem?: SpaProblem;
}

/** One table for the rule, the card and the server (spec 5, Spa). */
export const choiceExamples: ChoiceExample[] = [
  { name: 'duration, date and time chosen', choice: completeChoice },
  { name: 'today', choice: { ...completeChoice, date: SAMPLE_TODAY } },
  { name: 'the last slot', choice: { ...completeChoice, time: '19:30' } },
  {
    name: 'no duration',
    choice: { ...completeChoice, minutes: undefined },
    problem: 'spa.incomplete',
  },
  { name: 'no date', choice: { ...completeChoice, date: '' }, problem: 'spa.incomplete' },
  { name: 'no time', choice: { ...completeChoice, time: '' }, problem: 'spa.incomplete' },
  {
    name: 'a duration that is not offered',
    choice: { ...completeChoice, minutes: 75 },
    problem: 'spa.incomplete',
  },
  {
    name: 'a time between two slots',
    choice: { ...completeChoice, time: '10:15' },
    problem: 'spa.incomplete',
  },
  {
    name: 'a time after the last slot',
    choice: { ...completeChoice, time: '20:00' },
    problem: 'spa.incomplete',
  },
  {
    name: 'a day that is none',
    choice: { ...completeChoice, date: '2026-02-30' },
    problem: 'spa.incomplete',
  },
  {
    name: 'yesterday',
    choice: { ...completeChoice, date: '2026-11-19' },
    problem: 'spa.date-past',
  },
];
