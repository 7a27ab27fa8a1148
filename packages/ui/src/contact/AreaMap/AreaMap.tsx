'use client';
import { interactiveMapUrl, type AreaMap as AreaMapData } from '@vestibule/domain/contact';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { useTexts } from '../../theme/texts.js';
import { AreaDrawing } from './AreaDrawing.js';
import { Actions, Frame, Root } from './AreaMap.styles.js';
import { texts } from './AreaMap.texts.js';

export interface AreaMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the picture is drawn from. */
  map: AreaMapData;
  /** The hotel's name, beside its mark. */
  hotelName: string;
  /** Where it is, in words: the picture's text. */
  address: string;
  /** Joins the classes of the root. */
  className?: string;
}

/** The button that asked for it is gone: the keyboard goes on in the map. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** Where the hotel is: a drawing, and on request the map of OpenStreetMap in a frame. */
export function AreaMap({ map, hotelName, address, ...props }: AreaMapProps) {
  const t = useTexts(texts);
  const [interactive, setInteractive] = useState(false);
  return (
    <Root {...props} data-state={interactive ? 'interactive' : 'drawing'}>
      {interactive ? (
        <Frame
          ref={takeFocus}
          src={interactiveMapUrl(map.hotel)}
          title={t.interactive({ address })}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <AreaDrawing map={map} hotelName={hotelName} address={address} />
      )}
      {!interactive && (
        <Actions>
          <Button variant="secondary" onClick={() => setInteractive(true)}>
            {t.load}
          </Button>
          <p>{t.provider}</p>
        </Actions>
      )}
    </Root>
  );
}
