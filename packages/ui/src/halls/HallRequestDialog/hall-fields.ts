import type { HallRequestForm } from '@vestibule/domain/halls';

/** The fields in their order. */
export const hallFieldNames = [
  'fullName',
  'email',
  'phone',
  'company',
  'eventDate',
  'expectedAttendees',
  'startTime',
  'endTime',
  'eventType',
  'specialRequirements',
] as const satisfies readonly (keyof HallRequestForm)[];

export function hallControlId(name: keyof HallRequestForm): string {
  return `hall-request-${name}`;
}

export function isHallField(name: string): name is keyof HallRequestForm {
  return hallFieldNames.some((field) => field === name);
}
