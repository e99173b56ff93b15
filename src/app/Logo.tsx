import logo from './logo.svg';

export function Logo() {
  return <img src={logo} alt="" width={28} height={28} />;
}
