import type { AmenityIcon } from '@vestibule/domain/rooms';
import bathIcon from 'lucide/dist/esm/icons/bath.mjs';
import laptopIcon from 'lucide/dist/esm/icons/laptop.mjs';
import carIcon from 'lucide/dist/esm/icons/car.mjs';
import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import coffeeIcon from 'lucide/dist/esm/icons/coffee.mjs';
import dumbbellIcon from 'lucide/dist/esm/icons/dumbbell.mjs';
import fenceIcon from 'lucide/dist/esm/icons/fence.mjs';
import flowerIcon from 'lucide/dist/esm/icons/flower-2.mjs';
import martiniIcon from 'lucide/dist/esm/icons/martini.mjs';
import snowflakeIcon from 'lucide/dist/esm/icons/snowflake.mjs';
import tvIcon from 'lucide/dist/esm/icons/tv.mjs';
import utensilsIcon from 'lucide/dist/esm/icons/utensils.mjs';
import vaultIcon from 'lucide/dist/esm/icons/vault.mjs';
import wavesIcon from 'lucide/dist/esm/icons/waves-horizontal.mjs';
import wifiIcon from 'lucide/dist/esm/icons/wifi.mjs';
import wineIcon from 'lucide/dist/esm/icons/wine.mjs';
import type { IconShapes } from '../../media/Icon.js';

/** The drawing of each keyword of spec 9. */
export const amenityIcons: Record<AmenityIcon, IconShapes> = {
  wifi: wifiIcon,
  ac: snowflakeIcon,
  balcony: fenceIcon,
  minibar: wineIcon,
  tv: tvIcon,
  safe: vaultIcon,
  workspace: laptopIcon,
  swimming: wavesIcon,
  spa: flowerIcon,
  gym: dumbbellIcon,
  breakfast: coffeeIcon,
  parking: carIcon,
  restaurant: utensilsIcon,
  bar: martiniIcon,
  bathtub: bathIcon,
  check: checkIcon,
};
