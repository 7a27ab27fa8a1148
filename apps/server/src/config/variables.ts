import { isWebAddress } from '@vestibule/domain/web-address';
import * as v from 'valibot';

export const address = (name: string, protocols: string[] | undefined, example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => isWebAddress(text, protocols),
      `${name} must be an address such as ${example}.`,
    ),
  );

export const webAddress = (name: string, example: string) =>
  v.pipe(
    address(name, undefined, example),
    v.transform((text) => text.replace(/\/+$/, '')),
  );
