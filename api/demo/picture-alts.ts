import type { DemoPictureName } from "./picture-name.ts";

/** The alternative text of each demo picture. */
export const demoAlts: Record<DemoPictureName, string> = {
  "a-day-with-a-lakeside-family":
    "A small house among banana trees and fields on a hill above Lake Kivu.",
  "amahoro-island-kayak-and-swim":
    "A small wooded island with a ring of sand and shallow water; three kayaks and a few swimmers beside it.",
  "banana-groves":
    "A person walking a red path through banana trees, the lake shining between the leaves.",
  "birds-of-the-kivu-shore-at-dawn":
    "A grey heron among reeds at sunrise, two cranes standing in the shallow water behind it.",
  "boat-to-amahoro-and-the-bird-islands":
    "A red motor boat with a white roof and five passengers, white birds above, two wooded islands behind.",
  "coffee-cherries": "Branches of a coffee tree, heavy with red cherries among dark green leaves.",
  "coffee-from-cherry-to-cup":
    "A steaming cup of coffee on a wooden table, roasted beans beside it and branches with red cherries around.",
  "coffee-hills-bike-loop":
    "A red road winding up a green hill to a small house, framed by branches with red coffee cherries.",
  "congo-nile-trail-kibuye-section":
    "Two riders on a red track along a green slope, Lake Kivu and its islands behind them.",
  "dance-and-drum-evening":
    "Tall drums on an open ground at nightfall, people dancing round a fire.",
  "drying-tables":
    "Long drying tables covered with pale coffee, people standing between them in the sun.",
  "first-light-over-lake-kivu":
    "The sun low over dark hills and still water, its reflection reaching the shore.",
  "five-days-on-the-congo-nile-trail":
    "Two cyclists on a red track above the lake at sunset, ridges falling to the water one behind the other.",
  "fruit-bats-leaving-napoleon-island":
    "A stream of large fruit bats flying out from the dark outline of Napoleon Island at sunset.",
  "gisovu-tea-ride":
    "Two cyclists on a red road between rows of bright green tea, trees in the mist above.",
  "grey-crowned-cranes":
    "Two grey crowned cranes with golden crests and spread wings in front of a large pale sun.",
  "kayak-to-napoleon-island":
    "A paddler in a red kayak on calm water, with the steep green cone of Napoleon Island in the mist ahead.",
  "kayaks-on-the-beach":
    "Five kayaks in red, yellow, green and white drawn up on a sandy beach, an islet in the lake behind.",
  "kibuye-to-rubavu-by-boat":
    "The wooden bow of a boat on a calm lake at dusk, heading for a smoking volcano between dark hills.",
  "kibuye-town-and-market-walk":
    "Market umbrellas and baskets of fruit on red ground, the houses of Kibuye on the hill behind.",
  "kingfisher-on-a-reed":
    "A kingfisher with blue wings, an orange breast and a long red bill, perched on a reed.",
  "lamps-on-the-lake":
    "Dozens of small lights scattered over the night lake, hills and stars above.",
  "last-light-on-the-jetty":
    "A wooden jetty with a lit lantern at sunset, two people sitting at its end.",
  "market-morning-in-kibuye":
    "Rows of market stalls and striped umbrellas seen from straight above.",
  "moonrise-over-idjwi":
    "A large moon over the long outline of Idjwi Island, two people in a small boat in its light.",
  "mount-karongi-mountain-bike-climb":
    "The outlines of two cyclists climbing a dark slope against a large pale sun.",
  "mount-karongi-ridge-hike":
    "Three hikers with rucksacks on a green ridge, white cloud below them and blue summits beyond.",
  "napoleon-island-from-the-water":
    "Napoleon Island seen from the water: a high rounded summit with a lower shoulder on either side.",
  "ndaba-falls-walk":
    "Two hikers on a red path that leads to a waterfall in a dark cleft of a green hill.",
  "ndaba-falls":
    "A person on a boulder at the foot of a broad waterfall, ferns and dark rock on both sides.",
  "night-boat-with-the-singing-fishermen":
    "Three-hulled fishing boats with lit lamps on the dark lake.",
  "paddling-through-mist": "A single orange kayak on flat grey water, hills fading into the mist.",
  "rain-over-the-hills": "Rain falling from dark cloud over grey hills and water.",
  "red-earth-switchbacks":
    "A red earth road winding up a green hillside in wide bends, with four cyclists and two small houses.",
  "riders-under-eucalyptus": "Two cyclists riding between the tall trunks of a eucalyptus wood.",
  "sunrise-boat-and-breakfast":
    "A coffee pot, a steaming cup, a pineapple and bananas on a table above the lake at sunrise.",
  "sunset-kayak-among-the-islands":
    "Kayaks on orange water between dark islands, with the sun just above the hills.",
  "tea-at-gisovu": "Tea pickers with baskets on their backs, spread over curved rows of green tea.",
  "terraces-after-rain":
    "Terraced hills with two houses under a clearing sky, a rainbow above them.",
  "the-church-on-the-peninsula":
    "A church with a bell tower on a green peninsula in the lake at dusk.",
  "the-trail-above-the-bay":
    "Two cyclists on a red path high above a bay with an islet, wooded headlands on the far side.",
  "three-day-kayak-along-the-shore":
    "A lit tent and a small fire on the shore under the stars, two kayaks drawn up beside them.",
  "three-hulled-boats-coming-home":
    "Three-hulled fishing boats with long poles at bow and stern, their crews paddling across pale green water.",
  "view-from-mount-karongi":
    "Two people sitting on a rock high above Lake Kivu, its islands spread out to the horizon.",
};
