import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { noticeText, type ShippedPackage, shippedPackages } from '../../src/tasks/licences.ts';

/** The licences that a product which others use may contain, each with words that its text must hold. */
const allowed: Readonly<Record<string, RegExp>> = {
  MIT: /Permission is hereby granted, free of charge/,
  'MIT-0': /Permission is hereby granted, free of charge/,
  ISC: /Permission to use, copy, modify, and(?:\/or)? distribute/,
  '0BSD': /Permission to use, copy, modify, and(?:\/or)? distribute/,
  'BSD-2-Clause': /Redistribution and use in source and binary forms/,
  'BSD-3-Clause': /Redistribution and use in source and binary forms/,
  'Apache-2.0': /Apache License.*Version 2\.0/,
  'MPL-2.0': /Mozilla Public License Version 2\.0/i,
  'OFL-1.1': /SIL Open Font License/i,
  'BlueOak-1.0.0': /Blue Oak Model License/,
  'MIT OR CC0-1.0': /Permission is hereby granted, free of charge/,
  'Unlicense OR Apache-2.0': /free and unencumbered software/,
  Unlicense: /free and unencumbered software/,
  'Public Domain': /public domain/i,
};

/**
 * Read from its files, for a package whose package.json names no licence or whose text names its licence without
 * quoting it.
 */
const read: Readonly<Record<string, string>> = {
  // No licence field; LICENSE is the text of MIT.
  'png-js': 'MIT',
};

/** LICENSE.md of these says no more than the name of the licence. */
const namedOnly: Readonly<Record<string, RegExp>> = { dijkstrajs: /MIT/, '@resvg/resvg-js': /Mozilla Public License/ };

const licenceOf = ({ name, licence }: ShippedPackage): string => (licence || read[name] || '').replaceAll(/[()]/g, '');

const saysIt = (shipped: ShippedPackage): boolean => {
  const phrase = namedOnly[shipped.name] ?? allowed[licenceOf(shipped)];
  return shipped.texts.some((text) => phrase?.test(text.replaceAll(/\s+/g, ' ')));
};

const shipped = shippedPackages();

describe('the licences of the packages that ship', () => {
  test('are looked at', () => {
    expect(shipped.length).toBeGreaterThan(100);
  });

  test('are all on the list of those that a product for others may contain', () => {
    const others = shipped.filter((one) => !Object.hasOwn(allowed, licenceOf(one)));
    expect(others.map(({ name, version, licence }) => `${name} ${version} ${licence}`)).toEqual([]);
  });

  test('are what their licence files say, where they have one', () => {
    const unlike = shipped.filter((one) => one.texts.length > 0 && !saysIt(one));
    expect(unlike.map(({ name, version, licence }) => `${name} ${version} ${licence}`)).toEqual([]);
  });

  test('all stand in NOTICE', () => {
    expect(readFileSync('NOTICE', 'utf8')).toBe(noticeText(shipped));
  });
});
