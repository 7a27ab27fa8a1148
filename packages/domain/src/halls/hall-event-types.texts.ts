export const texts = {
  businessMeeting: 'Business Meeting',
  conference: 'Conference',
  seminar: 'Seminar',
  workshop: 'Workshop',
  trainingSession: 'Training Session',
  corporateEvent: 'Corporate Event',
  other: 'Other',
};
