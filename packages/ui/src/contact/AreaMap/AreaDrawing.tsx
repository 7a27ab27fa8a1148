'use client';
import { areaFrame, projectPlace, type AreaMap, type Place } from '@vestibule/domain/contact';
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

interface Point {
  x: number;
  y: number;
}

/** The shore, on to the edges of the picture where its data end before them. */
function shoreOf(points: Point[]): Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  return [
    ...(first.x > 0 ? [{ ...first, x: 0 }] : []),
    ...points,
    ...(last.x < WIDTH ? [{ ...last, x: WIDTH }] : []),
  ];
}

/** Sea, shore, roads and names, from data. */
export function AreaDrawing({ map, hotelName, address }: AreaDrawingProps) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const size = { width: WIDTH, height: HEIGHT };
  const frame = areaFrame(map, size);
  const at = (place: Place) => projectPlace(place, frame, size);
  const hotel = at(map.hotel);
  const shore = map.coast.length > 0 && smoothPath(shoreOf(map.coast.map(at)));
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-label={t.drawing({ address })}>
      {shore && (
        <>
          <Sea d={`${shore} V0 H0 Z`} />
          <Coast d={shore} />
          <Coast data-depth="1" d={shore} />
          <Coast data-depth="2" d={shore} />
        </>
      )}
      {map.roads.map((road) => {
        const path = smoothPath(road.map(at));
        return <Road key={path} d={path} />;
      })}
      {map.sea && (
        <SeaName data-script={scriptOf(locale)} x={WIDTH - 60} y={140} textAnchor="end">
          {map.sea}
        </SeaName>
      )}
      {map.landmarks.map(({ name, ...place }) => {
        const { x, y } = at(place);
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
