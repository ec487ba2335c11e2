import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/domain/shared/countries.ts';
import { TEXT_GROUPS } from '../../src/texts/groups.ts';

const LIST = 'virtual:texts';
const groups = Object.entries<readonly string[]>(TEXT_GROUPS);

/** One file for each group of areas and language, and a list of how to load them. `folder` has the texts. */
export function textsForBrowser(folder: string): Plugin {
  return {
    name: 'texts-for-browser',
    resolveId: (source) => (source === LIST || source.startsWith(`${LIST}/`) ? `\0${source}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return `export default [${groups.map(entryOf).join(', ')}]`;
      const [, language, name] = id.startsWith(`\0${LIST}/`) ? id.split('/') : [];
      const areas = groups.find(([group]) => group === name)?.[1];
      return areas
        ?.map((area) => `export { default as ${area} } from '${folder}/${language}/${area}.json';`)
        .join('\n');
    },
  };
}

function entryOf([name, areas]: [string, readonly string[]]): string {
  const load = LANGUAGES.map((language) => `${language}: () => import('${LIST}/${language}/${name}')`);
  return `{ areas: ${JSON.stringify(areas)}, load: { ${load.join(', ')} } }`;
}
