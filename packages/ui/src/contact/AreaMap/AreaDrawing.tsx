'use client';
import { projectPlace, type AreaMap, type Place } from '@vestibule/domain/contact';
import { useLocale } from '../../theme/locale.js';
import { scriptOf } from '../../theme/script.js';
import { useTexts } from '../../theme/texts.js';
import {
  Coast,
  Drawing,
  HotelMark,
  HotelName,
  Landmark,
  Road,
  Sea,
  SeaName,
} from './AreaDrawing.styles.js';
import { texts } from './AreaMap.texts.js';
import { smoothPath } from './smooth-path.js';

const WIDTH = 800;
const HEIGHT = 500;

interface AreaDrawingProps {
  map: AreaMap;
  hotelName: string;
  address: string;
}

const START = { x: 0, y: 60 };
const END = { x: WIDTH, y: HEIGHT - 50 };
const curve = (places: readonly Place[]) =>
  smoothPath(places.map((place) => projectPlace(place, WIDTH, HEIGHT)));

/** Sea, shore, roads and names, from data. */
export function AreaDrawing({ map, hotelName, address }: AreaDrawingProps) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const hotel = projectPlace(map.hotel, WIDTH, HEIGHT);
  const shore = smoothPath([
    START,
    ...map.coast.map((place) => projectPlace(place, WIDTH, HEIGHT)),
    END,
  ]);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-label={t.drawing({ address })}>
      <Sea d={`${shore} V0 H0 Z`} />
      <Coast d={shore} />
      <Coast data-depth="1" d={shore} />
      <Coast data-depth="2" d={shore} />
      {map.roads.map((road) => (
        <Road key={curve(road)} d={curve(road)} />
      ))}
      <SeaName data-script={scriptOf(locale)} x={WIDTH - 60} y={140} textAnchor="end">
        {map.sea}
      </SeaName>
      {map.landmarks.map(({ name, ...place }) => {
        const { x, y } = projectPlace(place, WIDTH, HEIGHT);
        return (
          <Landmark key={name} transform={`translate(${x} ${y})`}>
            <circle r="3.5" />
            <text x="-10" y="6" textAnchor="end">
              {name}
            </text>
          </Landmark>
        );
      })}
      <HotelMark transform={`translate(${hotel.x} ${hotel.y})`}>
        <circle r="20" />
        <circle r="7" />
      </HotelMark>
      <HotelName x={hotel.x + 26} y={hotel.y - 26}>
        {hotelName}
      </HotelName>
    </Drawing>
  );
}
