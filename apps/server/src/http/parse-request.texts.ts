import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('parseRequest', {
  sendAsForm: 'Please send the request as multipart/form-data.',
});
