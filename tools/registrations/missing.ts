/** What the check looks at: names found in the folders, and the texts of the files in which they must be named. */
export type Project = {
  /** The folders of src/contract. */
  areas: string[];
  /** Those of src/server and of src/web. */
  serverAreas: string[];
  webAreas: string[];
  /** The names of src/texts/pt/*.json that pages are written with. */
  namespaces: string[];
  /** Every path of a page. */
  paths: Readonly<Record<string, string>>;
  /** Those that only read need no input of their own, nor do those that anybody may call. */
  operations: {
    name: string;
    method: string;
    isForStrangers: boolean;
    hasSample: boolean;
    saysWhatItNeeds: boolean;
    /** It needs nothing, not even a session. */
    isOpen: boolean;
    /** Without a session it may be called by anybody, or with the link of a professional. */
    mayBeOpen: boolean;
  }[];
  /** Fields of the API's document that do not say what they count or how they are written. */
  silentFields: string[];
  /** What lines of the history are about. */
  entities: string[];
  rules: string[];
  files: Record<FileName, string>;
};

export const FILES = {
  contract: 'src/contract/contract.ts',
  assemble: 'src/server/assemble.ts',
  keys: 'src/texts/areas.ts',
  liveAreas: 'src/web/ground/live/areas.ts',
  sentences: 'src/domain/activity/tell.ts',
  pages: 'src/web/app/pages.ts',
  routes: 'src/web/app/routes.tsx',
  screens: 'tools/screens.ts',
  everyScreen: 'e2e/every-screen.ts',
  architecture: 'ARCHITECTURE.md',
} as const;

export type FileName = keyof typeof FILES;

/** Outside of the app: the landing page, what only leads on, and pages that stand for many. */
const NOT_ROUTED = new Set(['home', 'benefits', 'terms', 'privacy', 'booking', 'portal', 'ownAgenda']);
const NOT_DRAWN = new Set(['home', 'agenda', 'booking', 'portal', 'ownAgenda']);

/** What was forgotten when an area, a page or an operation was added: what to add, and where. */
export function missingRegistrations(project: Project): string[] {
  return [
    ...ofAreas(project),
    ...ofTexts(project),
    ...ofPages(project),
    ...ofOperations(project),
    ...ofHistory(project),
  ];
}

function ofAreas({ areas, serverAreas, webAreas, namespaces, rules, files }: Project): string[] {
  return areas.flatMap((area) => {
    const problems: string[] = [];
    const tell = (isThere: boolean, what: string) => {
      if (!isThere) problems.push(`area ${area}: ${what}`);
    };
    const imported = `from './${area}/`;
    tell(files.contract.includes(imported), `add its operations to ${FILES.contract}`);
    tell(serverAreas.includes(area), `add src/server/${area}/ with its routes`);
    tell(files.assemble.includes(imported), `add its routes to ${FILES.assemble}`);
    tell(webAreas.includes(area), `add src/web/${area}/ with its pages`);
    tell(namespaces.includes(camelCase(area)), `add its texts, src/texts/{pt,en,es}/${camelCase(area)}.json`);
    tell(
      rules.some((rule) => rule === area || rule.startsWith(`${area}-`)),
      `say its rules in docs/rules/${area}.md`,
    );
    tell(files.architecture.includes(`\`${area}\``), `add a line to the table of areas in ${FILES.architecture}`);
    return problems;
  });
}

function ofTexts({ namespaces, files }: Project): string[] {
  return namespaces
    .filter((name) => !files.keys.includes(`'./pt/${name}.json'`))
    .map((name) => `texts ${name}: add a line to ${FILES.keys}`);
}

function ofPages({ paths, files }: Project): string[] {
  const addresses = Object.entries(paths).map(([name, path]) => ({ name, path, address: path.split('?')[0] ?? '' }));
  /** By its name in the table of pages, or by its path where it is no page of its own. */
  const isRouted = (name: string, address: string) =>
    files.pages.includes(`  ${name}: page('`) || files.routes.includes(`path: '${address.slice(1)}'`);
  const isDrawn = (file: string, path: string) => [`'${path}`, `\`${path}`].some((start) => file.includes(start));
  return addresses.flatMap(({ name, path, address }) => [
    ...(NOT_ROUTED.has(name) || isRouted(name, address)
      ? []
      : [`page ${name}: add the page at ${address} to ${FILES.pages}`]),
    ...(NOT_DRAWN.has(name) || isDrawn(files.screens, path)
      ? []
      : [`page ${name}: add its picture to ${FILES.screens}`]),
    ...(NOT_DRAWN.has(name) || name === 'benefits' || isDrawn(files.everyScreen, address)
      ? []
      : [`page ${name}: add it to the list in ${FILES.everyScreen}, which axe and the narrowest phone look at`]),
  ]);
}

function ofOperations({ operations, silentFields }: Project): string[] {
  return [
    ...operations
      .filter(({ method, isForStrangers, hasSample }) => method !== 'GET' && !isForStrangers && !hasSample)
      .map(({ name }) => `operation ${name}: give it an input in src/server/kernel/testing/sample-inputs.ts`),
    ...operations
      .filter(({ saysWhatItNeeds }) => !saysWhatItNeeds)
      .map(({ name }) => `operation ${name}: say in the contract what whoever calls it needs`),
    ...operations
      .filter(({ isOpen, mayBeOpen }) => isOpen !== mayBeOpen)
      .map(({ name }) => `operation ${name}: the contract and api-access.ts do not agree whether it needs a session`),
    ...silentFields.map(
      (field) => `field ${field}: say what it counts or how it is written in src/server/kernel/http/api-fields.ts`,
    ),
  ];
}

function ofHistory({ entities, files }: Project): string[] {
  return entities
    .filter((entity) => !new RegExp(`^ {2}${entity}: \\[`, 'm').test(files.liveAreas))
    .map((entity) => `table ${entity}: say in ${FILES.liveAreas} whose answers tell about it`)
    .concat(
      entities
        .filter((entity) => !new RegExp(`^ {2}${entity}: entity\\(`, 'm').test(files.sentences))
        .map((entity) => `table ${entity}: say in ${FILES.sentences} how its lines of the history are told`),
    );
}

const camelCase = (area: string) => area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
