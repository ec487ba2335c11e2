import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;

/**
 * `import { Globe } from 'lucide-react'` names one module that imports a thousand; it becomes `import Globe from 'lucide-react/icons/globe'`. Then
 * it shows which page needs which icon, and each travels with what needs it.
 */
export function iconsOneByOne(): Plugin {
  const list = readFileSync(
    new URL('../../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url),
    'utf8',
  );
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }

  function oneByOne(given: string): string {
    const imported = given.split(',').map((one) => one.trim());
    // Types are gone from what runs.
    const run = imported.filter((one) => one && !one.startsWith('type '));
    const lines = run.map((one) => {
      const [name = '', alias = name] = one.split(' as ');
      const file = files.get(name);
      if (!file) throw new Error(`lucide-react has no icon ${name}`);
      return `import ${alias} from 'lucide-react/icons/${file}';`;
    });
    return lines.join('');
  }

  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => code.replace(IMPORT, (_, given: string) => oneByOne(given)),
    },
  };
}
