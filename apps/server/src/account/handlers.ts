import { getProfile } from './get-profile.js';
import { login } from './login.js';
import { logout } from './logout.js';
import { register } from './register.js';
import { updateProfile } from './update-profile.js';

export const accountHandlers = [register, login, logout, getProfile, updateProfile];
