import type { ComponentPropsWithRef } from 'react';
import { Root } from './RoomDetailLoading.styles.js';

export type RoomDetailLoadingProps = Omit<ComponentPropsWithRef<'output'>, 'children'>;

/** 'Loading...' while a room loads (spec 2, Room detail). */
export function RoomDetailLoading(props: RoomDetailLoadingProps) {
  return <Root {...props}>Loading...</Root>;
}
