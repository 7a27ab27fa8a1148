'use client';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './RoomDetailLoading.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './RoomDetailLoading.texts.js';

export type RoomDetailLoadingProps = Omit<ComponentPropsWithRef<'output'>, 'children'>;

/** 'Loading...' while a room loads (spec 2, Room detail). */
export function RoomDetailLoading(props: RoomDetailLoadingProps) {
  const t = useTexts(texts);
  return <Root {...props}>{t.loading}</Root>;
}
