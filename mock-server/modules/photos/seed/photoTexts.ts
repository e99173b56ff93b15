/** The subject of a sample photo: its picture, texts, album and location. */
export interface Motif {
  /** Key of the picture. */
  shot: string;
  titles: readonly string[];
  tags: readonly string[];
  album: string | null;
  location: 'interior' | 'exterior' | null;
  place: string;
  panorama?: true;
  aerial?: true;
}

export const harborAlbums = [
  ['progress', 'Progress', 'From the same spots, every week.'],
  ['facade', 'Facade', 'Scaffold, brick and curtain wall.'],
  ['structure', 'Structure', 'Rebar, forms and steel before they are covered.'],
  ['services', 'Services', 'Above ceilings and behind walls, for later repairs.'],
] as const;

export const harborMotifs: readonly Motif[] = [
  {
    shot: 'tower-air',
    titles: ['Site from the air', 'Weekly flight, south side'],
    tags: ['progress', 'drone'],
    album: 'progress',
    location: 'exterior',
    place: 'Whole site',
    aerial: true,
  },
  {
    shot: 'tower-40',
    titles: ['Tower from Harbor Street', 'Tower, frame to level 6'],
    tags: ['progress'],
    album: 'progress',
    location: 'exterior',
    place: 'Harbor Street',
  },
  {
    shot: 'facade',
    titles: ['East facade, scaffold', 'Brick to level 2', 'Netting off at the north end'],
    tags: ['facade', 'scaffold'],
    album: 'facade',
    location: 'exterior',
    place: 'East facade',
  },
  {
    shot: 'plant-room',
    titles: ['Pipe racks before insulation', 'Pumps set', 'Valves set'],
    tags: ['mechanical', 'rough-in'],
    album: 'services',
    location: 'interior',
    place: 'Level B2, plant room',
  },
  {
    shot: 'slab',
    titles: ['Bottom mat, east bay', 'Sleeves set before the pour'],
    tags: ['rebar', 'pour'],
    album: 'structure',
    location: 'exterior',
    place: 'Level 4, grid C-6',
  },
  {
    shot: 'lobby',
    titles: ['Stone floor laid', 'Lobby, ceiling open'],
    tags: ['lobby', 'finishes'],
    album: null,
    location: 'interior',
    place: 'Level 1, lobby',
  },
  {
    shot: 'shoring',
    titles: ['Props under level 8', 'Shoring count, south bay'],
    tags: ['shoring'],
    album: 'structure',
    location: 'interior',
    place: 'Level 7',
  },
  {
    shot: 'corridor',
    titles: ['Above ceiling, corridor 5E', 'Duct and tray before the ceiling'],
    tags: ['mechanical', 'ceiling'],
    album: 'services',
    location: 'interior',
    place: 'Level 5, corridor 5E',
  },
  {
    shot: 'framing',
    titles: ['Studs up, west side', 'Walls framed, before the electricians'],
    tags: ['framing'],
    album: null,
    location: 'interior',
    place: 'Level 9',
  },
  {
    shot: 'steel-bay',
    titles: ['Frame bolted to grid line 6', 'Deck started from the east'],
    tags: ['steel'],
    album: 'structure',
    location: 'exterior',
    place: 'Level 20',
  },
  {
    shot: 'lobby-360',
    titles: ['Lobby, all around'],
    tags: ['lobby', '360'],
    album: null,
    location: 'interior',
    place: 'Level 1, lobby',
    panorama: true,
  },
  {
    shot: 'switchgear',
    titles: ['Switchgear set', 'Clearance marked on the floor'],
    tags: ['electrical'],
    album: 'services',
    location: 'interior',
    place: 'Level B1, electrical room',
  },
  {
    shot: 'parking',
    titles: ['Striping on P1', 'Water at column B-4 again'],
    tags: ['parking'],
    album: null,
    location: 'interior',
    place: 'Parking P1',
  },
  {
    shot: 'rebar',
    titles: ['Column cages tied', 'Top mat, for the inspection record'],
    tags: ['rebar'],
    album: 'structure',
    location: 'exterior',
    place: 'Raft, north pour',
  },
  {
    shot: 'roof-steel',
    titles: ['Trusses up', 'Purlins on all grid lines'],
    tags: ['steel', 'roof'],
    album: 'structure',
    location: 'exterior',
    place: 'Roof',
  },
  {
    shot: 'steel-360',
    titles: ['Steel bay, all around'],
    tags: ['steel', '360'],
    album: 'structure',
    location: 'exterior',
    place: 'Level 20',
    panorama: true,
  },
];

export const clinicAlbums = [
  ['wings', 'Both wings', 'Outside, week by week.'],
  ['fit-out', 'Fit-out', ''],
] as const;

export const clinicMotifs: readonly Motif[] = [
  {
    shot: 'clinic-air',
    titles: ['Both wings from the air'],
    tags: ['progress', 'drone'],
    album: 'wings',
    location: 'exterior',
    place: 'Whole site',
    aerial: true,
  },
  {
    shot: 'clinic-street',
    titles: ['West wing, scaffold', 'Sheathing complete on level 2'],
    tags: ['progress', 'facade'],
    album: 'wings',
    location: 'exterior',
    place: 'Penn Avenue',
  },
  {
    shot: 'operating-room',
    titles: ['Air canopy hung', 'Wall panels, two sides'],
    tags: ['rough-in'],
    album: 'fit-out',
    location: 'interior',
    place: 'Operating room 2',
  },
  {
    shot: 'hall',
    titles: ['Glulam arches in place', 'Roof boards from the fourth bay'],
    tags: ['timber'],
    album: null,
    location: 'interior',
    place: 'Entrance hall',
  },
  {
    shot: 'ward',
    titles: ['Services above the ward corridor'],
    tags: ['ceiling', 'mechanical'],
    album: 'fit-out',
    location: 'interior',
    place: 'Level 2, ward corridor',
  },
  {
    shot: 'hall-360',
    titles: ['Entrance hall, all around'],
    tags: ['timber', '360'],
    album: null,
    location: 'interior',
    place: 'Entrance hall',
    panorama: true,
  },
];
