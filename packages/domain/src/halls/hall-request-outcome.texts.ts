export const texts = {
  sent: 'Booking request submitted successfully! We will contact you soon.',
  failed: 'Failed to submit booking request. Please try again.',
};
