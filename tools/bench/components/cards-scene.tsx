import { refundTerm } from '@vestibule/domain/bookings';
import { formatCents } from '@vestibule/domain/money';
import { pictureSources } from '@vestibule/domain/pictures';
import { activeDiscount, discountLabel, nightlyCents, type Room } from '@vestibule/domain/rooms';
import type { Classes, Elements } from './elements.ts';
import { bed, Icon, people } from './Icon.tsx';

const SIZES = '(min-width: 60rem) 26rem, (min-width: 40rem) 46vw, calc(100vw - 2.5rem)';

/** The price of a room, and the way to its page. */
function cardFoot(el: Elements, c: Classes) {
  return function Foot({ room }: { room: Room }) {
    const discount = activeDiscount(room.discount);
    return (
      <el.foot className={c.foot}>
        <div>
          <el.price className={c.price}>
            {discount && (
              <>
                <el.hidden className={c.hidden}>Was </el.hidden>
                <el.was className={c.was}>{formatCents(room.price * 100)}</el.was>
                <el.hidden className={c.hidden}>, now </el.hidden>
              </>
            )}
            <el.now className={c.now}>{formatCents(nightlyCents(room))}</el.now>
            <el.per className={c.per}> per night</el.per>
          </el.price>
          <small>{refundTerm(room)}</small>
        </div>
        <el.linkButton
          className={c.linkButton}
          data-variant="secondary"
          href={`/room-single/${room._id}`}
        >
          View Details<el.hidden className={c.hidden}> of {room.name}</el.hidden>
        </el.linkButton>
      </el.foot>
    );
  };
}

/** A list of cards, one a room. */
export function cardsScene(el: Elements, c: Classes) {
  const Foot = cardFoot(el, c);

  function Card({ room }: { room: Room }) {
    const discount = activeDiscount(room.discount);
    const sources = pictureSources('rooms', room.images[0] ?? '');
    return (
      <el.card className={c.card}>
        <el.media className={c.media}>
          <el.picture className={c.picture}>
            <source type="image/avif" srcSet={sources.avif} sizes={SIZES} />
            <source type="image/webp" srcSet={sources.webp} sizes={SIZES} />
            <el.image
              className={c.image}
              src={sources.src}
              alt=""
              width={sources.width}
              height={sources.height}
              loading="lazy"
              decoding="async"
            />
          </el.picture>
          <el.badges className={c.badges}>
            <el.badge className={c.badge} data-tone="success">
              Available
            </el.badge>
            {discount && (
              <el.badge className={c.badge} data-tone="brass">
                {discountLabel(discount)}
              </el.badge>
            )}
          </el.badges>
        </el.media>
        <el.body className={c.body}>
          <el.name className={c.name}>
            <span>{room.name}</span>
          </el.name>
          <el.facts className={c.facts}>
            <li>
              <Icon paths={people} />
              {room.capacity} guests
            </li>
            <li>
              <Icon paths={bed} />
              Bed: {room.bedType}
            </li>
          </el.facts>
          <Foot room={room} />
        </el.body>
      </el.card>
    );
  }

  function Cards({ rooms }: { rooms: readonly Room[] }) {
    return (
      <el.section className={c.section} aria-label="Rooms">
        <div>
          <output>{rooms.length} rooms</output>
        </div>
        <div>
          <el.list className={c.list}>
            {rooms.map((room) => (
              <li key={room._id}>
                <Card room={room} />
              </li>
            ))}
          </el.list>
        </div>
      </el.section>
    );
  }

  return Cards;
}
