"""The props, materials and lights that every scene is built from."""

from studio.base import *
from studio.bedroom import *
from studio.camera import *
from studio.clear import *
from studio.decor import *
from studio.foliage import *
from studio.glow import *
from studio.groups import *
from studio.lamps import *
from studio.light import *
from studio.nodes import *
from studio.outdoors import *
from studio.palette import *
from studio.room import *
from studio.seating import *
from studio.shapes import *
from studio.shot import *
from studio.softgoods import *
from studio.surfaces import *
from studio.tableware import *
from studio.terrace import *
from studio.textiles import *
from studio.trees import *
from studio.windows import *
