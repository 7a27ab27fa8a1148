"""Denoises two half buffers: denoise.py FOLDER

Non-local means weights are crossed between the halves, then each pixel is a first-order
regression on albedo, normal and depth. Colours are divided by the albedo before, so that
textures stay sharp.
"""

import ast
import ctypes
import glob
import os
import subprocess
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
LUMINANCE = np.array([0.0722, 0.7152, 0.2126], np.float32)
SEARCH_RADIUS, PATCH_RADIUS, STRENGTH, FEATURE_WEIGHT = 7, 3, 0.5, 3.0


def library(folder):
    built, source = os.path.join(folder, "regression.so"), os.path.join(HERE, "regression.c")
    if not os.path.exists(built) or os.path.getmtime(built) < os.path.getmtime(source):
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, source, "-o", built, "-lm"], check=True)
    return ctypes.CDLL(built)


def read(folder, half, name):
    image = cv2.imread(sorted(glob.glob(f"{folder}/{half}/{name}*.exr"))[0], cv2.IMREAD_UNCHANGED)
    if image.ndim == 2:
        image = image[..., None].repeat(3, 2)
    return np.ascontiguousarray(image[..., :3].astype(np.float32))


def luminance(image):
    return (image @ LUMINANCE).astype(np.float32)


def blurred(image, sigma):
    return cv2.GaussianBlur(image, (0, 0), sigma)


def feature(folder, name):
    """The mean of both halves, smoothed only where they disagree (depth of field, fine leaves)."""
    first, second = read(folder, 0, name), read(folder, 1, name)
    if name == "alb":
        first, second = np.clip(first, 0, 1.5), np.clip(second, 0, 1.5)
    mean, variance = (first + second) / 2, blurred(((first - second) ** 2).mean(2) / 4, 1.5)
    doubt = np.clip(variance / 0.004 - 0.15, 0, 1)[..., None]
    return mean * (1 - doubt) + blurred(cv2.medianBlur(mean, 3), 1.3) * doubt


def drop_fireflies(image, other):
    """Darkens pixels far above their neighbours in this half but not in the other."""
    bright, reference = luminance(image), luminance(other)
    median = cv2.medianBlur(np.minimum(reference, 1e4), 5)
    bad = bright > np.maximum(4 * median, 4 * reference) + 0.02
    image[bad] *= ((np.maximum(median, reference)[bad] + 0.01) / bright[bad])[:, None]


def regress(built_in, first, second, features):
    """The C part, on log colours; the result stays within what the halves hold around each pixel."""
    height, width = first.shape[:2]
    variance = blurred(((first - second) ** 2).mean(2) / 2, 2.0) + 1e-6
    result = np.zeros_like(first)
    buffers = [np.ascontiguousarray(part, np.float32) for part in (first, second, variance, features)]
    pointers = [part.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for part in [*buffers, result]]
    strength, weight = ctypes.c_float(STRENGTH), ctypes.c_float(FEATURE_WEIGHT)
    library(built_in).denoise(*pointers, width, height, SEARCH_RADIUS, PATCH_RADIUS, strength, weight)
    window = np.ones((5, 5))
    low = np.minimum(cv2.erode(first, window), cv2.erode(second, window))
    high = np.maximum(cv2.dilate(first, window), cv2.dilate(second, window))
    return np.clip(result, low, high)


def drop_speckles(image, first, second):
    """Bright against the neighbourhood and in one half only; a real bulb is bright in both."""
    halves = [cv2.medianBlur(np.minimum(luminance(half), 1e4), 3) for half in (first, second)]
    agreed = np.minimum(*halves)
    for _ in range(2):
        bright = luminance(image)
        median = cv2.medianBlur(bright, 5)
        bad = (bright > 1.35 * median + 0.01) & (agreed < 0.6 * bright) & (agreed < 1.5)
        image[bad] *= (median / np.maximum(bright, 1e-6))[bad][:, None]


def as_photographed(image, shot):
    """Bloom, vignette, warmth."""
    height, width = image.shape[:2]
    scale, exposure = width / 1600, 2 ** shot["exposure"]
    bright = np.clip(image * exposure - 1.2, 0, 12)
    bloom = sum(blurred(bright, radius * scale) * part for radius, part in ((6, 0.45), (22, 0.3), (70, 0.25)))
    image = image + shot["glow"] * 2 * bloom / exposure
    y, x = np.mgrid[:height, :width]
    corner = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
    image = image * (1 - 0.22 * corner**1.3)[..., None]
    return image * np.array([1 - shot["warm"], 1, 1 + shot["warm"] * 0.8])


def denoise(folder):
    halves = [np.nan_to_num(read(folder, half, "img"), posinf=50) for half in (0, 1)]
    drop_fireflies(halves[0], halves[1])
    drop_fireflies(halves[1], halves[0])
    albedo, normal = feature(folder, "alb"), feature(folder, "nrm")
    depth = np.log(np.clip(((read(folder, 0, "dep") + read(folder, 1, "dep")) / 2)[..., :1], 0.05, 500))
    depth = (depth - depth.min()) / max(1e-3, float(np.ptp(depth)))
    features = np.concatenate(
        [
            np.zeros_like(depth),  # the regression's constant term
            cv2.bilateralFilter(albedo.astype(np.float32), 5, 0.08, 1.5) * 2.2,
            cv2.bilateralFilter(normal.astype(np.float32), 5, 0.15, 1.5) * 1.6,
            depth * 6,
        ],
        2,
    )
    surface = np.clip(albedo, 0, 1)
    surface = np.where(surface.max(2, keepdims=True) < 0.02, 1.0, surface) + 0.03
    logs = [np.log1p(4 * half / surface).astype(np.float32) for half in halves]
    image = np.maximum(np.expm1(regress(os.path.dirname(folder), *logs, features)) / 4 * surface, 0)
    drop_speckles(image, *halves)
    with open(f"{folder}/shot.txt") as file:
        shot = ast.literal_eval(file.read())
    cv2.imwrite(f"{folder}/denoised.exr", as_photographed(image, shot).astype(np.float32))


if __name__ == "__main__":
    denoise(os.path.abspath(sys.argv[1]))
