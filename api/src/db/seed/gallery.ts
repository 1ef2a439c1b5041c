import type { SceneName } from "./artwork/scenes.ts";

/** The demo gallery: a scene to draw, and its title, which also serves as alternative text. */
export const demoGallery: readonly { scene: SceneName; title: string }[] = [
  { scene: "first-light-over-lake-kivu", title: "First light over the still water of Lake Kivu" },
  {
    scene: "napoleon-island-from-the-water",
    title: "Napoleon Island from the water, its outline like the emperor's hat",
  },
  {
    scene: "fruit-bats-leaving-napoleon-island",
    title: "Fruit bats leaving Napoleon Island at dusk",
  },
  {
    scene: "three-hulled-boats-coming-home",
    title: "Three-hulled fishing boats coming home across the lake",
  },
  { scene: "lamps-on-the-lake", title: "Lamps of the sambaza fishermen on the lake at night" },
  { scene: "kayaks-on-the-beach", title: "Kayaks drawn up on a beach near Kibuye" },
  { scene: "paddling-through-mist", title: "Paddling through morning mist on Lake Kivu" },
  { scene: "the-trail-above-the-bay", title: "The Congo Nile Trail on the slope above a bay" },
  {
    scene: "red-earth-switchbacks",
    title: "Switchbacks of red earth on a hillside in Karongi district",
  },
  { scene: "riders-under-eucalyptus", title: "Mountain bikers riding under eucalyptus trees" },
  { scene: "tea-at-gisovu", title: "Rows of tea on the hills of the Gisovu estate" },
  { scene: "coffee-cherries", title: "Ripe coffee cherries on a Bourbon arabica branch" },
  { scene: "drying-tables", title: "Coffee on the drying tables of a washing station" },
  { scene: "grey-crowned-cranes", title: "Grey crowned cranes with their golden crests" },
  { scene: "kingfisher-on-a-reed", title: "A kingfisher on a reed at the edge of the lake" },
  { scene: "market-morning-in-kibuye", title: "Morning at the market in Kibuye" },
  {
    scene: "the-church-on-the-peninsula",
    title: "The church on the peninsula in Kibuye, today a place of remembrance",
  },
  { scene: "banana-groves", title: "Banana groves on a slope above the lake" },
  { scene: "terraces-after-rain", title: "Hillside terraces after rain" },
  { scene: "rain-over-the-hills", title: "Rain moving over the hills beside Lake Kivu" },
  { scene: "view-from-mount-karongi", title: "Lake Kivu and its islands from Mount Karongi" },
  { scene: "ndaba-falls", title: "Ndaba Falls dropping over the dark rock" },
  { scene: "moonrise-over-idjwi", title: "The moon over Idjwi Island and the water of Lake Kivu" },
  { scene: "last-light-on-the-jetty", title: "Last light of the day on a wooden jetty" },
];
