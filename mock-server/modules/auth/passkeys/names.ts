import Bowser from 'bowser';

/** Password managers by the AAGUID that they state, as their makers publish them. */
const MANAGERS: Readonly<Record<string, string>> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
};

/** Names a new passkey after its password manager, or else its device. The person can rename it. */
export function nameOfNew(
  aaguid: string,
  transports: readonly string[],
  userAgent: string,
): string {
  const manager = MANAGERS[aaguid];
  if (manager) return manager;
  const isBuiltIn = transports.includes('internal') || transports.includes('hybrid');
  if (transports.length > 0 && !isBuiltIn) return 'Security key';
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} };
  const device = [browser.name, os.name].filter(Boolean).join(' on ');
  return device.slice(0, 60) || 'Passkey';
}
