export const texts = {
  email: 'Email',
  sendLink: 'Send Link',
  sending: 'Sending...',
};
