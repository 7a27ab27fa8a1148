import type { AmenityIcon } from '@vestibule/domain/rooms';
import Bath from 'lucide-react/icons/bath';
import Laptop from 'lucide-react/icons/laptop';
import Car from 'lucide-react/icons/car';
import Check from 'lucide-react/icons/check';
import Coffee from 'lucide-react/icons/coffee';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Fence from 'lucide-react/icons/fence';
import Flower from 'lucide-react/icons/flower-2';
import Martini from 'lucide-react/icons/martini';
import Snowflake from 'lucide-react/icons/snowflake';
import Tv from 'lucide-react/icons/tv';
import Utensils from 'lucide-react/icons/utensils';
import Vault from 'lucide-react/icons/vault';
import Waves from 'lucide-react/icons/waves';
import Wifi from 'lucide-react/icons/wifi';
import Wine from 'lucide-react/icons/wine';
import type { ComponentType, SVGProps } from 'react';

/** The drawing of each keyword of spec 9. */
export const amenityIcons: Record<AmenityIcon, ComponentType<SVGProps<SVGSVGElement>>> = {
  wifi: Wifi,
  ac: Snowflake,
  balcony: Fence,
  minibar: Wine,
  tv: Tv,
  safe: Vault,
  workspace: Laptop,
  swimming: Waves,
  spa: Flower,
  gym: Dumbbell,
  breakfast: Coffee,
  parking: Car,
  restaurant: Utensils,
  bar: Martini,
  bathtub: Bath,
  check: Check,
};
